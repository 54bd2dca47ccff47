import { GraphQLDate, GraphQLDateTime } from "graphql-scalars";

/** An instant, as RFC 3339 text. */
export const DateTimeScalar = GraphQLDateTime;

/** A day without a time, as YYYY-MM-DD. */
export const DateScalar = GraphQLDate;
