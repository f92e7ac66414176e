import type { Keeping } from '../draft/draft-writer.ts';

const words: Readonly<Record<Keeping, string>> = {
  nothing: 'Not saved yet.',
  kept: 'Not saved yet. Kept on this device.',
  words: 'Not saved yet. Kept on this device, but for the chosen files: there is no room for them.',
  refused: 'Not saved yet. This browser keeps nothing: leave the page open until you have saved.',
};

interface KeepingLineProps {
  isChanged: boolean;
  keeping: Keeping;
}

/** Whether what was written is safe. What is not safe is announced. */
export const KeepingLine = ({ isChanged, keeping }: KeepingLineProps) => (
  <span role={keeping === 'refused' || keeping === 'words' ? 'status' : undefined}>
    {isChanged ? words[keeping] : 'Nothing changed yet.'}
  </span>
);
