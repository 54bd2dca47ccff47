/** A query, whatever it answers. */
interface Refetchable {
  readonly options: { notifyOnNetworkStatusChange?: boolean };
  refetch(): Promise<unknown>;
}

/**
 * Asks again without showing that it loads, for reasons that the person did not give: what is shown stays until there is
 * better, a failure too, and its button keeps the focus.
 */
export function refetchSilently(query: Refetchable): Promise<unknown> {
  const { options } = query;
  const { notifyOnNetworkStatusChange } = options;
  options.notifyOnNetworkStatusChange = false;
  const requested = query.refetch();
  options.notifyOnNetworkStatusChange = notifyOnNetworkStatusChange;
  return requested;
}
