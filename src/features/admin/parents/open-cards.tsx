import { createContext, use, useMemo, useState, type ReactNode } from 'react';

interface OpenCardsValue {
  /** Cards that the user has opened or closed, including those that are not rendered. */
  openStates: ReadonlyMap<string, boolean>;
  setOpen: (id: string, isOpen: boolean) => void;
}

const OpenCardsContext = createContext<OpenCardsValue>({ openStates: new Map(), setOpen: () => undefined });

/** Stores which cards are open, because a virtual list unmounts the cards that are out of view. */
export function OpenCards({ children }: { children: ReactNode }) {
  const [openStates, setOpenStates] = useState<ReadonlyMap<string, boolean>>(new Map());
  const value = useMemo(
    () => ({
      openStates,
      setOpen: (id: string, isOpen: boolean) => setOpenStates((before) => new Map(before).set(id, isOpen)),
    }),
    [openStates],
  );
  return <OpenCardsContext value={value}>{children}</OpenCardsContext>;
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
