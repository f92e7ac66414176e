import { ArrowRight, Check, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { parseQuestion } from '#questions/registry.ts';
import { Button } from '#ui/Button.tsx';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { FootBar } from '#ui/FootBar.tsx';
import { Row } from '#ui/layout.tsx';
import { singleClick } from '../single-click.ts';
import { currentQuestion, type Round } from './practise-round.ts';
import styles from './practise.module.css';

interface PractiseBarProps {
  round: Round;
  isAnswerMissing: boolean;
  onCheck: () => void;
  onNext: () => void;
}

export function PractiseBar({ round, isAnswerMissing, onCheck, onNext }: PractiseBarProps) {
  const { questions, index, isChecked, help } = round;
  const verdict = isChecked ? getVerdict(round) : help && secondTryVerdict(help);
  const isLast = index === questions.length - 1;

  return (
    <FootBar label="Practice" className={styles.bar} data-tone={verdict?.tone}>
      <div className={styles.row}>
        <ProgressBeads done={index + (isChecked ? 1 : 0)} total={questions.length} className={styles.beads} />
        <Row as="p" nowrap gap={2} className={styles.verdict} role="status">
          {verdict && !isAnswerMissing ? <VerdictText {...verdict} /> : null}
          {isAnswerMissing ? 'Not sure? Have a guess, then check.' : null}
        </Row>
        {isChecked ? (
          <NextButton isLast={isLast} onNext={onNext} />
        ) : (
          // A double click must not count as a second try.
          <Button variant="primary" onClick={singleClick(onCheck)}>
            {help ? 'Check again' : 'Check'}
          </Button>
        )}
      </div>
    </FootBar>
  );
}

/** Replaces the Check button and takes its focus, without scrolling. */
function NextButton({ isLast, onNext }: { isLast: boolean; onNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} variant="primary" onClick={singleClick(onNext)}>
      {isLast ? 'Finish' : 'Next'}
      {isLast ? null : <ArrowRight aria-hidden="true" />}
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
