import { graphql } from "../../server/testing/generated/gql.ts";

/** The operations of the histories' clients: only what the models cover. */
export const APPLY = graphql(`mutation ApplyInHistory($jobId: ID!) {
  applyToJob(input: { jobId: $jobId }) { job { id } }
}`);
export const WITHDRAW = graphql(`mutation WithdrawInHistory($jobId: ID!) {
  withdrawApplication(input: { jobId: $jobId }) { applicationId }
}`);
export const DECIDE = graphql(`mutation DecideInHistory($input: DecideApplicationInput!) {
  decideApplication(input: $input) { status version }
}`);
export const OWN_APPLICATION = graphql(`query OwnApplicationInHistory($jobId: ID!) {
  ownApplication(jobId: $jobId) { status }
}`);
export const APPLICANTS = graphql(`query ApplicantsInHistory($jobId: ID!) {
  applicants(jobId: $jobId, first: 5) { nodes { id status version } }
}`);

export const CONNECTION_CHANGES = {
  request: graphql(`mutation RequestInHistory($seekerId: ID!) {
    requestConnection(input: { seekerId: $seekerId }) { seeker { id } }
  }`),
  withdraw: graphql(`mutation TakeBackInHistory($seekerId: ID!) {
    withdrawConnectionRequest(input: { seekerId: $seekerId }) { seeker { id } }
  }`),
  accept: graphql(`mutation AcceptInHistory($seekerId: ID!) {
    acceptConnection(input: { seekerId: $seekerId }) { seeker { id } }
  }`),
  reject: graphql(`mutation RejectInHistory($seekerId: ID!) {
    rejectConnection(input: { seekerId: $seekerId }) { seeker { id } }
  }`),
  remove: graphql(`mutation RemoveInHistory($seekerId: ID!) {
    removeConnection(input: { seekerId: $seekerId }) { seeker { id } }
  }`),
};
export const CONNECTION = graphql(`query ConnectionInHistory($seekerId: ID!) {
  seeker(id: $seekerId) { viewerConnection }
}`);

export const SEND = graphql(`mutation SendInHistory($input: SendMessageInput!) {
  sendMessage(input: $input) { message { seq } }
}`);
export const CONVERSATION = graphql(`query ConversationInHistory($withId: ID!) {
  conversation(withId: $withId) { id lastSeq }
}`);
export const MESSAGES = graphql(`query MessagesInHistory($conversationId: ID!, $afterSeq: Int!) {
  messages(conversationId: $conversationId, afterSeq: $afterSeq, first: 50) { nodes { seq clientId } }
}`);
