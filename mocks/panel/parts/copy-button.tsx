import { Copy } from 'lucide-react';
import { ToolButton } from './parts.tsx';
import type { useAction } from './use-action.ts';

interface CopyButtonProps {
  /** The text of the button, such as `Copy as curl`. */
  label: string;
  text: string;
  /** A sentence about the success. */
  done: string;
  run: ReturnType<typeof useAction>['run'];
}

export const CopyButton = ({ label, text, done, run }: CopyButtonProps) => (
  <ToolButton icon={<Copy />} onPress={() => void run(() => copy(text), done)}>
    {label}
  </ToolButton>
);

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw new Error('The browser did not allow to copy. Select the text and copy it yourself.');
  }
}
