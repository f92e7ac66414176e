import { useQuery } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { learnersWithParentsQuery } from '#api/queries/admin-users.ts';
import type { Learner } from '#api/queries/learners.ts';

type LearnersByParent = ReadonlyMap<string, readonly Learner[]>;

interface OpenCardsValue {
  /** Cards that the user has opened or closed, including those that are not rendered. */
  openStates: ReadonlyMap<string, boolean>;
  setOpen: (id: string, isOpen: boolean) => void;
  learners: LearnersByParent;
  loadLearners: () => void;
}

const noLearners: LearnersByParent = new Map();

const OpenCardsContext = createContext<OpenCardsValue>({
  openStates: new Map(),
  setOpen: () => undefined,
  learners: noLearners,
  loadLearners: () => undefined,
});

/**
 * Stores which cards are open, because a virtual list unmounts the cards that are out of view, and loads the list of
 * learners when the first card opens. If each card loaded the list, each key of a search would request it again.
 */
export function OpenCards({ children }: { children: ReactNode }) {
  const [openStates, setOpenStates] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isNeeded, setIsNeeded] = useState(false);
  const { data: learners = noLearners } = useQuery({
    ...learnersWithParentsQuery(),
    enabled: isNeeded,
    select: groupByParent,
  });
  const value = useMemo(
    () => ({
      openStates,
      setOpen: (id: string, isOpen: boolean) => setOpenStates((before) => new Map(before).set(id, isOpen)),
      learners,
      loadLearners: () => setIsNeeded(true),
    }),
    [openStates, learners],
  );
  return <OpenCardsContext value={value}>{children}</OpenCardsContext>;
}

function groupByParent(all: readonly Learner[]): LearnersByParent {
  const groups = new Map<string, Learner[]>();
  for (const learner of all) {
    for (const { id } of learner.parents) groups.set(id, [...(groups.get(id) ?? []), learner]);
  }
  return groups;
}

/** Returns the learners of a parent from the list of learners, which has their ids; none until it is loaded. */
export function useLearnersOf(parentId: string): readonly Learner[] {
  const { learners, loadLearners } = use(OpenCardsContext);
  useEffect(loadLearners, [loadLearners]);
  return learners.get(parentId) ?? [];
}

/**
 * Returns whether a card is open, and a function to open or close it.
 *
 * @param byDefault the state until the user opens or closes the card
 */
export function useOpenCard(id: string, byDefault: boolean): [isOpen: boolean, toggle: () => void] {
  const { openStates, setOpen } = use(OpenCardsContext);
  const isOpen = openStates.get(id) ?? byDefault;
  return [isOpen, () => setOpen(id, !isOpen)];
}
