import type { Keeping } from '../draft/draft-writer.ts';

const words: Readonly<Record<Keeping, string>> = {
  nothing: 'Not saved yet.',
  kept: 'Not saved yet. Kept on this device.',
  words: 'Not saved yet. Kept on this device, but for the chosen files: there is no room for them.',
  elsewhere:
    'Not saved yet. Another tab keeps its own version of this activity: leave this page open until you have saved.',
  refused: 'Not saved yet. This browser keeps nothing: leave the page open until you have saved.',
};

interface KeepingLineProps {
  isChanged: boolean;
  keeping: Keeping;
}

const unsafe: readonly Keeping[] = ['words', 'elsewhere', 'refused'];

/** Whether what was written is safe. What is not safe is announced. */
export const KeepingLine = ({ isChanged, keeping }: KeepingLineProps) => (
  <span role={unsafe.includes(keeping) ? 'status' : undefined}>
    {isChanged ? words[keeping] : 'Nothing changed yet.'}
  </span>
);
