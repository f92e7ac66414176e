import { ArrowRight, Check, Info, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { parseQuestion } from '#questions/registry.ts';
import { Button } from '#ui/Button.tsx';
import { FootBar } from '#ui/FootBar.tsx';
import { Row } from '#ui/layout.tsx';
import { singleClick } from '../single-click.ts';
import { currentQuestion, getHelp, isLast, isNew, type Round } from './practise-round.ts';
import styles from './practise.module.css';

interface PractiseBarProps {
  round: Round;
  isAnswerMissing: boolean;
  newNote: ReactNode;
  onCheck: () => void;
  onNext: () => void;
}

export function PractiseBar({ round, isAnswerMissing, newNote, onCheck, onNext }: PractiseBarProps) {
  const { isChecked } = round;
  const help = getHelp(round);
  const verdict = isChecked ? getVerdict(round) : help && secondTryVerdict(help);
  const isQuestionNew = isNew(round);

  return (
    <FootBar label="Practice" className={styles.bar} data-tone={verdict?.tone}>
      <div className={styles.row}>
        <Row nowrap gap={2} className={styles.verdict} role="status">
          {verdict && !isAnswerMissing ? <VerdictText {...verdict} /> : null}
          {isAnswerMissing ? missingText(isQuestionNew) : null}
          {isQuestionNew && !isAnswerMissing ? newNote : null}
        </Row>
        {isChecked ? (
          <NextButton round={round} onNext={onNext} />
        ) : (
          // A double click must not count as a second try.
          <Button variant="primary" onClick={singleClick(onCheck)}>
            {isQuestionNew ? <NextLabel round={round} /> : checkLabel(round)}
          </Button>
        )}
      </div>
    </FootBar>
  );
}

const missingText = (isQuestionNew: boolean): string =>
  isQuestionNew ? 'Not sure? Have a guess, then go on.' : 'Not sure? Have a guess, then check.';

const checkLabel = (round: Round): string => (getHelp(round) ? 'Check again' : 'Check');

function NextLabel({ round }: { round: Round }) {
  if (isLast(round)) return 'Finish';
  return (
    <>
      Next
      <ArrowRight aria-hidden="true" />
    </>
  );
}

/** Replaces the Check button and takes its focus, without scrolling. */
function NextButton({ round, onNext }: { round: Round; onNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} variant="primary" onClick={singleClick(onNext)}>
      <NextLabel round={round} />
    </Button>
  );
}

const icons = { success: Check, warning: Info, error: X, neutral: Info };

interface BarVerdict {
  tone: keyof typeof icons;
  text: string;
  explanation: string;
}

const secondTryVerdict = (help: readonly string[]): BarVerdict => ({
  tone: 'warning',
  text: 'Not yet. Have another try.',
  explanation: help.join(' '),
});

function getVerdict(round: Round): BarVerdict | undefined {
  const question = currentQuestion(round);
  const parsed = question && parseQuestion(question);
  if (!parsed) return undefined;
  const { tone, outcome } = parsed.verdict();
  const explanation = parsed.explanation();
  if (tone === 'success') return { tone, text: 'Correct!', explanation };
  if (tone === 'warning') return { tone, text: `Partly right: ${outcome}.`, explanation };
  return { tone, text: `${outcome}.`, explanation };
}

function VerdictText({ tone, text, explanation }: BarVerdict) {
  const Icon = icons[tone];
  return (
    <>
      <Icon aria-hidden="true" />
      {text}
      <span className="visually-hidden"> {explanation}</span>
    </>
  );
}
