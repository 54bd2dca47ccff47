import type * as Types from "../graphql.ts";
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const OperatorStandingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerOperator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"may"}}]}}]}}]} as unknown as DocumentNode<Types.OperatorStandingQuery, Types.OperatorStandingQueryVariables>;
/** Hook of the query `OperatorStanding`. */
export const useOperatorStandingQuery = (options?: useQuery.Options<Types.OperatorStandingQuery, Types.OperatorStandingQueryVariables>) =>
  useQuery(OperatorStandingDocument, options as useQuery.Options<Types.OperatorStandingQuery, Types.OperatorStandingQueryVariables> & { variables: Types.OperatorStandingQueryVariables });
/** Hook that asks the query `OperatorStanding` when called. */
export const useOperatorStandingLazyQuery = (options?: useLazyQuery.Options<Types.OperatorStandingQuery, Types.OperatorStandingQueryVariables>) => useLazyQuery<Types.OperatorStandingQuery, Types.OperatorStandingQueryVariables>(OperatorStandingDocument, options);