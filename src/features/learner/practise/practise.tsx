import { Lightbulb } from 'lucide-react';
import { useEffect, useRef, type ReactNode, useState } from 'react';
import { mediaUrl } from '#lib/url/media-url.ts';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { ReadAloud } from '#questions/card/read-aloud.tsx';
import type { Question } from '#questions/question.ts';
import { FormattedText } from '#questions/text/formatted-text.tsx';
import { spokenFormattedText } from '#questions/text/spoken.ts';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { anchorOf, goToQuestion } from '../go-to-question.ts';
import { slideIn, turnDistance } from '../slide-in.ts';
import { useReadsAloud } from '../use-reads-aloud.ts';
import { PractiseBar } from './bar.tsx';
import { shownQuestion, advanced, checked, isRight, newRound, withAnswer } from './practise-round.ts';
import { PractiseSummary } from './summary.tsx';
import styles from './practise.module.css';

interface PractiseProps {
  missed: readonly Question[];
  /** The ways on at the end: to do it once more, and the way out. */
  renderWaysOn: (restart: () => void) => ReactNode;
  onMarked?: OnMarked;
  /** Where a question comes from, when they come from several activities. */
  about?: (questionId: string) => string | undefined;
}

/** One question after the other: answer, check, look at the right answer, next; then how it went. */
export function Practise({ missed, renderWaysOn, onMarked, about }: PractiseProps) {
  const { round, headingRef, isTooEarly, answer, check, next, restart } = usePractiseRound(missed, onMarked);
  const readsAloud = useReadsAloud();
  const question = shownQuestion(round);

  if (!question) {
    return (
      <div className={styles.column}>
        <PractiseSummary round={round} headingRef={headingRef}>
          {renderWaysOn(restart)}
        </PractiseSummary>
      </div>
    );
  }
  return (
    <>
      <div key={round.index} ref={round.index > 0 ? slideFromNext : undefined} className={styles.column}>
        {about ? <p className={classNames('muted', styles.about)}>{about(question.id)}</p> : null}
        <QuestionCard
          question={question}
          anchorId={anchorOf(question)}
          mode={round.isChecked ? 'review' : 'answering'}
          stepName={`Question ${round.index + 1} of ${missed.length}`}
          headingRef={headingRef}
          readsAloud={readsAloud}
          mediaUrl={mediaUrl}
          onChange={answer}
        />
        {round.help && !round.isChecked ? <Help lines={round.help} readsAloud={readsAloud} /> : null}
      </div>
      <PractiseBar round={round} isTooEarly={isTooEarly} onCheck={check} onNext={next} />
    </>
  );
}

/** The next question comes from where the next page of a book comes. */
const slideFromNext = (column: HTMLDivElement | null) => {
  if (column) void slideIn(column, turnDistance);
};
const helpPart = (index: number): string => `help-${index}`;

/** What helps with the second try. The bar has said it as well, for those who cannot see it. */
function Help({ lines, readsAloud }: { lines: readonly string[]; readsAloud: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  // In braces: in some browsers it returns a promise.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={styles.help} data-readable>
      <Stack as="ul" gap={2} aria-label="Help">
        {lines.map((line, index) => (
          <Row as="li" key={line} nowrap align="start">
            <Lightbulb aria-hidden="true" />
            <FormattedText part={helpPart(index)} text={line} />
          </Row>
        ))}
      </Stack>
      {readsAloud ? (
        <ReadAloud
          kind="icon"
          name="Help"
          lines={lines.flatMap((line, index) => spokenFormattedText(line, helpPart(index)))}
        />
      ) : null}
    </div>
  );
}

/** Told how an answer went: whether it was right at the first try. */
type OnMarked = (questionId: string, isRightAtOnce: boolean) => void;

/** A round of practice on the screen. The heading of each new question, and of the summary, gets the focus. */
function usePractiseRound(missed: readonly Question[], onMarked: OnMarked = () => {}) {
  const [round, setRound] = useState(() => newRound(missed));
  const [isTooEarly, setTooEarly] = useState(false);
  const [steps, setSteps] = useState(0);
  const headingRef = useRef<HTMLHeadingElement>(null);

  // At the first question the focus stays on the heading of the screen.
  useEffect(() => {
    if (steps > 0) headingRef.current?.focus();
  }, [steps]);

  const goTo = (next: typeof round) => {
    setRound(next);
    setSteps(steps + 1);
  };

  return {
    round,
    headingRef,
    /** Check was pressed before there was an answer. */
    isTooEarly,
    answer: (data: unknown) => {
      setTooEarly(false);
      setRound(withAnswer(round, data));
    },
    check: () => {
      const next = checked(round);
      const question = shownQuestion(round);
      setRound(next);
      setTooEarly(next === round);
      if (!question) return;
      if (next.isChecked) onMarked(question.id, isRight(shownQuestion(next)) && round.help === undefined);
      else goToQuestion(question);
    },
    next: () => goTo(advanced(round)),
    restart: () => goTo(newRound(missed)),
  };
}
