import type * as Types from "../graphql.ts";
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const OwnFaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnFace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerSeeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}}]}}]}}]} as unknown as DocumentNode<Types.OwnFaceQuery, Types.OwnFaceQueryVariables>;
/** Hook of the query `OwnFace`. */
export const useOwnFaceQuery = (options?: useQuery.Options<Types.OwnFaceQuery, Types.OwnFaceQueryVariables>) =>
  useQuery(OwnFaceDocument, options as useQuery.Options<Types.OwnFaceQuery, Types.OwnFaceQueryVariables> & { variables: Types.OwnFaceQueryVariables });
/** Hook that asks the query `OwnFace` when called. */
export const useOwnFaceLazyQuery = (options?: useLazyQuery.Options<Types.OwnFaceQuery, Types.OwnFaceQueryVariables>) => useLazyQuery<Types.OwnFaceQuery, Types.OwnFaceQueryVariables>(OwnFaceDocument, options);