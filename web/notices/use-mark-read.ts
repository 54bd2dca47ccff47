import { useMarkNoticesReadMutation } from "../generated/notices/notices.ts";

/** Marks notices as read; null: all of them. `follow` is for one that leads to its subject, which is more important. */
export function useMarkRead() {
  const [mark, { loading }] = useMarkNoticesReadMutation();
  const markRead = (ids: string[] | null) =>
    mark({
      variables: { input: { ids } },
      update: (cache, { data: marked }) => {
        if (!marked) return;
        for (const id of ids ?? []) cache.modify({ id: `Notice:${id}`, fields: { isRead: () => true } });
      },
    });
  // Without a connection, it stays unread.
  const follow = ({ id, isRead }: { id: string; isRead: boolean }) => void (isRead || markRead([id]).catch(() => {}));
  return { markRead, follow, loading };
}
