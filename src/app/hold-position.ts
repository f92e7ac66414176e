import type { RouterHistory } from '@tanstack/react-router';

/** The router numbers the entries of the history. */
const position = (): number | undefined => (history.state as { __TSR_index?: number } | null)?.__TSR_index;

/**
 * While somebody is asked whether a page may be left, Back and Forward do nothing: the browser has moved on already
 * when the router hears of it, and goes to where it stood. The router itself would ask a second time, and mistake one
 * answer for the other (@tanstack/history 1.162).
 *
 * @param create makes the history; what it listens to comes after what is listened to here
 */
export function holdPosition(create: () => RouterHistory): RouterHistory {
  /** Where the browser stands, while there is a question. */
  let held: number | undefined;
  addEventListener(
    'popstate',
    (event) => {
      const now = position();
      if (held === undefined || now === undefined) return;
      event.stopImmediatePropagation();
      // Going there ends here once more, with nothing left to do.
      if (now !== held) history.go(held - now);
    },
    true,
  );
  const router = create();
  const { block } = router;
  router.block = ({ blockerFn, ...rest }) =>
    block({
      ...rest,
      blockerFn: async (navigation) => {
        held = position();
        try {
          return Boolean(await blockerFn(navigation));
        } finally {
          held = undefined;
        }
      },
    });
  return router;
}
