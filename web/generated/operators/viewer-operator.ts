import type * as Types from "../graphql.ts";
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const ViewerOperatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerOperator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerOperator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"may"}}]}}]}}]} as unknown as DocumentNode<Types.ViewerOperatorQuery, Types.ViewerOperatorQueryVariables>;
/** Hook of the query `ViewerOperator`. */
export const useViewerOperatorQuery = (options?: useQuery.Options<Types.ViewerOperatorQuery, Types.ViewerOperatorQueryVariables>) =>
  useQuery(ViewerOperatorDocument, options as useQuery.Options<Types.ViewerOperatorQuery, Types.ViewerOperatorQueryVariables> & { variables: Types.ViewerOperatorQueryVariables });
/** Hook that asks the query `ViewerOperator` when called. */
export const useViewerOperatorLazyQuery = (options?: useLazyQuery.Options<Types.ViewerOperatorQuery, Types.ViewerOperatorQueryVariables>) => useLazyQuery<Types.ViewerOperatorQuery, Types.ViewerOperatorQueryVariables>(ViewerOperatorDocument, options);