import type * as Types from "../graphql.ts";
import { useLazyQuery, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const OwnPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPhone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerSeeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<Types.OwnPhoneQuery, Types.OwnPhoneQueryVariables>;
/** Hook of the query `OwnPhone`. */
export const useOwnPhoneQuery = (options?: useQuery.Options<Types.OwnPhoneQuery, Types.OwnPhoneQueryVariables>) =>
  useQuery(OwnPhoneDocument, options as useQuery.Options<Types.OwnPhoneQuery, Types.OwnPhoneQueryVariables> & { variables: Types.OwnPhoneQueryVariables });
/** Hook that asks the query `OwnPhone` when called. */
export const useOwnPhoneLazyQuery = (options?: useLazyQuery.Options<Types.OwnPhoneQuery, Types.OwnPhoneQueryVariables>) => useLazyQuery<Types.OwnPhoneQuery, Types.OwnPhoneQueryVariables>(OwnPhoneDocument, options);