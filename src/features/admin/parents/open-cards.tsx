import { createContext, use, useMemo, useState, type ReactNode } from 'react';

interface OpenCardsValue {
  /** Cards that the user has opened or closed, including those that are not rendered. */
  chosen: ReadonlyMap<string, boolean>;
  choose: (id: string, isOpen: boolean) => void;
}

const OpenCardsContext = createContext<OpenCardsValue>({ chosen: new Map(), choose: () => undefined });

/** Stores which cards are open: a virtual list unmounts the cards out of view. */
export function OpenCards({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const value = useMemo(
    () => ({
      chosen,
      choose: (id: string, isOpen: boolean) => setChosen((before) => new Map(before).set(id, isOpen)),
    }),
    [chosen],
  );
  return <OpenCardsContext value={value}>{children}</OpenCardsContext>;
}

/**
 * Returns whether a card is open, and a function to open or close it.
 *
 * @param byDefault the state until the user opens or closes the card
 */
export function useOpenCard(id: string, byDefault: boolean): [isOpen: boolean, toggle: () => void] {
  const { chosen, choose } = use(OpenCardsContext);
  const isOpen = chosen.get(id) ?? byDefault;
  return [isOpen, () => choose(id, !isOpen)];
}
