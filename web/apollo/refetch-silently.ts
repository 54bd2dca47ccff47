/** A query of any type. */
interface Refetchable {
  readonly options: { notifyOnNetworkStatusChange?: boolean };
  refetch(): Promise<unknown>;
}

/**
 * Refetches without a loading state, for reasons other than an action of the person: the current content stays until
 * there is a result, also after a failure, and its button keeps the focus.
 */
export function refetchSilently(query: Refetchable): Promise<unknown> {
  const { options } = query;
  const { notifyOnNetworkStatusChange } = options;
  options.notifyOnNetworkStatusChange = false;
  const requested = query.refetch();
  options.notifyOnNetworkStatusChange = notifyOnNetworkStatusChange;
  return requested;
}
