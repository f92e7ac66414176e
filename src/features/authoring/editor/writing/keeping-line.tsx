import type { Keeping } from '../draft/use-keeping.ts';

const words: Readonly<Record<Keeping, string>> = {
  nothing: 'Not saved yet.',
  kept: 'Not saved yet. Kept on this device.',
  refused: 'Not saved yet. This browser keeps nothing: leave the page open until you have saved.',
};

/** Whether what was written is safe. */
export const KeepingLine = ({ isChanged, keeping }: { isChanged: boolean; keeping: Keeping }) =>
  isChanged ? words[keeping] : 'Nothing changed yet.';
