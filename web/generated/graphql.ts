/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The two kinds of accounts. */
export type Role =
  /** Posts jobs. */
  | 'RECRUITER'
  /** Looks for jobs. */
  | 'SEEKER';

export type ViewerQueryVariables = Exact<{
  role?: Role | null | undefined;
}>;


export type ViewerQuery = { viewer: { id: string, role: Role, email: string, name: string } | null };

export type LogOutMutationVariables = Exact<{
  role: Role;
}>;


export type LogOutMutation = { logOut: { message: string } };


export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const LogOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
/** Hook of the query `Viewer`. */
export const useViewerQuery = (options?: useQuery.Options<ViewerQuery, ViewerQueryVariables>) =>
  useQuery(ViewerDocument, options as useQuery.Options<ViewerQuery, ViewerQueryVariables> & { variables: ViewerQueryVariables });
/** Hook that asks the query `Viewer` when called. */
export const useViewerLazyQuery = (options?: useLazyQuery.Options<ViewerQuery, ViewerQueryVariables>) => useLazyQuery<ViewerQuery, ViewerQueryVariables>(ViewerDocument, options);

/** Hook of the mutation `LogOut`. */
export const useLogOutMutation = (options?: useMutation.Options<LogOutMutation, LogOutMutationVariables>) => useMutation<LogOutMutation, LogOutMutationVariables>(LogOutDocument, options);