import type * as Types from "../graphql.ts";
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const MayDownloadDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MayDownloadData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerIsConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"viewerLogInFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<Types.MayDownloadDataQuery, Types.MayDownloadDataQueryVariables>;
/** Hook of the query `MayDownloadData`. */
export const useMayDownloadDataQuery = (options?: useQuery.Options<Types.MayDownloadDataQuery, Types.MayDownloadDataQueryVariables>) =>
  useQuery(MayDownloadDataDocument, options as useQuery.Options<Types.MayDownloadDataQuery, Types.MayDownloadDataQueryVariables> & { variables: Types.MayDownloadDataQueryVariables });
/** Hook that asks the query `MayDownloadData` when called. */
export const useMayDownloadDataLazyQuery = (options?: useLazyQuery.Options<Types.MayDownloadDataQuery, Types.MayDownloadDataQueryVariables>) => useLazyQuery<Types.MayDownloadDataQuery, Types.MayDownloadDataQueryVariables>(MayDownloadDataDocument, options);