import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { turnKeys } from '../one-at-a-time/use-turn-keys.ts';
import type { Turning } from '../one-at-a-time/use-turning.ts';
import styles from './submit.module.css';

interface TurnButtonsProps {
  turning: Turning;
  /** The button to submit is the main one. */
  isSubmitShown: boolean;
}

/** The ways to the question before and to the next one, where they are shown one at a time. */
export function TurnButtons({ turning, isSubmitShown }: TurnButtonsProps) {
  if (!turning.isSingle) return null;
  return (
    <>
      {turning.index > 0 ? (
        <Button
          square
          aria-label="Previous question"
          aria-keyshortcuts={turnKeys.previous}
          onPress={() => void turning.turn(-1)}
        >
          <ArrowLeft aria-hidden="true" />
        </Button>
      ) : null}
      {turning.shown === turning.last ? null : (
        <Button
          variant={isSubmitShown ? 'secondary' : 'primary'}
          square={isSubmitShown}
          className={isSubmitShown ? undefined : styles.next}
          aria-label="Next question"
          aria-keyshortcuts={turnKeys.next}
          onPress={() => void turning.turn(1)}
        >
          {isSubmitShown ? null : 'Next'}
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
    </>
  );
}
