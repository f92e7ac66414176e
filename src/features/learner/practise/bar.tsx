import { Check, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { parseQuestion } from '#questions/registry.ts';
import { Button } from '#ui/Button.tsx';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { FootBar } from '#ui/FootBar.tsx';
import { shownQuestion, type Round } from './practise-round.ts';
import styles from './bar.module.css';

interface PractiseBarProps {
  round: Round;
  isTooEarly: boolean;
  onCheck: () => void;
  onNext: () => void;
}

/** Stays at the foot of the window: how far the round is, the verdict, and the one button that leads on. */
export function PractiseBar({ round, isTooEarly, onCheck, onNext }: PractiseBarProps) {
  const { questions, index, isChecked } = round;
  const verdict = isChecked ? verdictOf(round) : undefined;
  const isLast = index === questions.length - 1;

  return (
    <FootBar label="Practice" className={styles.bar} data-tone={verdict?.tone}>
      <div className={styles.row}>
        <ProgressBeads done={index + (isChecked ? 1 : 0)} total={questions.length} className={styles.beads} />
        <p className={styles.words} role="status">
          {verdict ? <VerdictText {...verdict} /> : null}
          {isTooEarly ? 'Not sure? Have a guess, then check.' : null}
        </p>
        {isChecked ? (
          <NextButton onNext={onNext}>{isLast ? 'Finish' : 'Next'}</NextButton>
        ) : (
          <Button variant="primary" onPress={onCheck}>
            Check
          </Button>
        )}
      </div>
    </FootBar>
  );
}

/** Takes the place and the focus of Check; the page stays where it is, with the marked answer in view. */
function NextButton({ children, onNext }: { children: string; onNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  // The second click of a double click on Check must not skip the verdict.
  const goOn = ({ detail }: { detail: number }) => (detail > 1 ? undefined : onNext());
  return (
    <Button ref={button} variant="primary" onClick={goOn}>
      {children}
    </Button>
  );
}

const icons = { ok: Check, wait: Info, no: X, plain: Info };

interface BarVerdict {
  tone: keyof typeof icons;
  text: string;
  /** Shown in the card; read out together with the text. */
  rest: string;
}

function verdictOf(round: Round): BarVerdict | undefined {
  const question = shownQuestion(round);
  const parsed = question && parseQuestion(question);
  if (!parsed) return undefined;
  const { tone, outcome } = parsed.verdict();
  const rest = parsed.spokenReview().slice(1).join(' ');
  if (tone === 'ok') return { tone, text: 'Correct!', rest };
  if (tone === 'wait') return { tone, text: `Almost: ${outcome}.`, rest };
  return { tone, text: `${outcome}.`, rest };
}

function VerdictText({ tone, text, rest }: BarVerdict) {
  const Icon = icons[tone];
  return (
    <>
      <Icon aria-hidden="true" />
      {text}
      <span className="visually-hidden"> {rest}</span>
    </>
  );
}
