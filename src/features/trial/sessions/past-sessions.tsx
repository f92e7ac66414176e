import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import type { List } from '#components/list/use-list.ts';
import { formatCount } from '#lib/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { hasBegun } from '../seats/seats.ts';

/** The query parameter that shows the past sessions in the list. */
export const pastParam = 'past';

const isPastShown = (search: object): boolean => pastParam in search && search[pastParam] === 'shown';

interface PastSessions {
  /** The number of all past sessions. */
  count: number;
  isShown: boolean;
  isSearched: boolean;
  show: (isShown: boolean) => void;
}

/** Removes past sessions from a list, unless they are shown or searched. An open session stays in the list. */
export function usePastSessions<SessionList extends List<TrialSession>>(
  list: SessionList,
  sessions: readonly TrialSession[],
): { past: PastSessions; shownList: SessionList } {
  const isShown = useSearch({ strict: false, select: isPastShown });
  const navigate = useNavigate();
  const isSearched = list.search.trim() !== '';
  const show = (isNowShown: boolean) =>
    void navigate({
      to: '.',
      search: (search: object): object => ({ ...search, [pastParam]: isNowShown ? 'shown' : undefined }),
      replace: true,
      resetScroll: false,
    });
  const isListed = (session: TrialSession) => session.id === list.openRow || !hasBegun(session);
  return {
    past: { count: sessions.filter(hasBegun).length, isShown, isSearched, show },
    shownList:
      isShown || isSearched
        ? list
        : { ...list, rows: list.rows?.filter(isListed), visibleRows: list.visibleRows.filter(isListed) },
  };
}

/** Shows and hides the past sessions. A search includes them. */
export function PastSwitch({ past: { count, isShown, isSearched, show } }: { past: PastSessions }) {
  if (count === 0) return null;
  if (isSearched && !isShown) return <p className="muted fs-0">The search includes past sessions.</p>;
  return <Switch label={`Past sessions (${formatCount(count)})`} isSelected={isShown} onChange={show} />;
}

export const NoSessions = ({ past: { count, show } }: { past: PastSessions }) =>
  count === 0 ? (
    <EmptyState title="No trial sessions yet." text="Add the first one, then invite people to it." />
  ) : (
    <EmptyState
      title="No upcoming trial sessions."
      text="Add one, or look at the past ones."
      action={<Button onPress={() => show(true)}>Show past sessions ({formatCount(count)})</Button>}
    />
  );
