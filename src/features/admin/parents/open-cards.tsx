import { createContext, use, useMemo, useState, type ReactNode } from 'react';

interface OpenCardsValue {
  /** What somebody has opened or closed by hand; a card that scrolls out of view does not forget it. */
  chosen: ReadonlyMap<string, boolean>;
  choose: (id: string, isOpen: boolean) => void;
}

const OpenCardsContext = createContext<OpenCardsValue>({ chosen: new Map(), choose: () => undefined });

/** Keeps which cards are open for a list that has only the cards in view in the document. */
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
 * Whether a card is open, and how to change that.
 *
 * @param usually as long as nobody has opened or closed it by hand
 */
export function useOpenCard(id: string, usually: boolean): [isOpen: boolean, toggle: () => void] {
  const { chosen, choose } = use(OpenCardsContext);
  const isOpen = chosen.get(id) ?? usually;
  return [isOpen, () => choose(id, !isOpen)];
}
