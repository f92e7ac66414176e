import { Keyboard } from 'lucide-react';
import { lazy, useState, type ReactNode } from 'react';
import { useKeys, type Key } from '#components/keys/use-keys.ts';
import { OptionalPart } from '#components/page/optional-part.tsx';
import type { Question } from '#questions/question.ts';
import { Button } from '#ui/Button.tsx';
import { questionAnchorId } from './go-to-question.ts';

const KeysDialog = lazy(async () => ({
  default: (await import('#components/keys/keys-dialog.tsx')).KeysDialog,
}));

interface QuestionKeysOptions {
  question: Question | undefined;
  /** The action of Enter outside buttons, links and text fields, and in the last blank of a question. */
  enter: Omit<Key, 'name'> | undefined;
  /** Keys of other controls, to list. */
  otherKeys?: readonly Key[];
}

/** Offers keys to answer a question: digits choose an option, Enter continues, `?` shows the keys (D-302). */
export function useQuestionKeys({ question, enter, otherKeys = [] }: QuestionKeysOptions): {
  showKeys: () => void;
  keysDialog: ReactNode;
} {
  const [isShown, setShown] = useState(false);
  const showKeys = () => setShown(true);
  const questionKeys: Key[] = question
    ? [
        {
          name: '1–9',
          description: 'choose an option',
          pattern: /^[1-9]$/,
          action: (digit) => chooseOption(question, Number(digit)),
        },
      ]
    : [];
  useKeys(
    [
      ...questionKeys,
      ...(enter ? [{ name: 'Enter', ...enter }] : []),
      ...otherKeys,
      { name: '?', description: 'show the keys', action: showKeys },
    ],
    'everyone',
  );
  return {
    showKeys,
    keysDialog: (
      <OptionalPart name={String(isShown)}>
        {isShown ? <KeysDialog onClose={() => setShown(false)} /> : null}
      </OptionalPart>
    ),
  };
}

/** Clicks an option as its label would: it selects a radio button and toggles a checkbox. */
function chooseOption(question: Question, number: number): void {
  const options = document
    .getElementById(questionAnchorId(question))
    ?.querySelectorAll<HTMLInputElement>('input:is([type="radio"], [type="checkbox"])');
  const option = options?.[number - 1];
  option?.focus({ preventScroll: true });
  option?.click();
  option?.closest('label')?.scrollIntoView({ block: 'nearest' });
}

interface KeysButtonProps {
  className: string | undefined;
  onPress: () => void;
}

export const KeysButton = ({ className, onPress }: KeysButtonProps) => (
  <Button
    variant="quiet"
    size="small"
    icon={<Keyboard aria-hidden="true" />}
    className={className}
    onPress={onPress}
  >
    Keys
  </Button>
);
