import {
  ChevronDown,
  CircleCheck,
  Info,
  Play,
  Square,
  StepForward,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { useId, useRef } from 'react';
import { useStoredCode } from '#components/stored-code/use-stored-code.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { FormattedText } from '../text/formatted-text.tsx';
import { CodeField, type CodeFieldHandle } from './code-field.tsx';
import { describeOutcome, type Result } from './describe-outcome.ts';
import type { Program } from './program.ts';
import { eventText, placeAfter, robotWords, startText, type RobotEvent } from './robot/robot-events.ts';
import { RobotGrid } from './robot/robot-grid.tsx';
import { useProgramRun } from './use-program-run.ts';
import styles from './program.module.css';

interface ProgramViewProps {
  program: Program;
  /** Identifies the program among those that the user has changed. */
  storageKey: string;
}

const languageNames = { javascript: 'JavaScript', python: 'Python' };

/** Code that a learner changes and runs. Nothing of it is sent or marked: it is practice. */
export function ProgramView({ program, storageKey }: ProgramViewProps) {
  const id = useId();
  const editor = useRef<CodeFieldHandle>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [code, setCode] = useStoredCode(storageKey, program.code);
  const { reset, ...run } = useProgramRun(program, code);
  const { outcome, events, shown, isFinished } = run;
  const isBusy = run.isRunning || run.isPlaying;
  const shownEvents = events.slice(0, shown);
  const result =
    outcome && isFinished ? describeOutcome({ program, code, outcome, events: shownEvents }) : undefined;
  const change = (next: string) => {
    setCode(next);
    reset();
  };
  const start = () => {
    run.run();
    panel.current?.querySelector('[role=img]')?.scrollIntoView({ block: 'nearest' });
  };
  const stepLine = shownEvents.at(-1)?.line;

  return (
    <div className={styles.program}>
      <div ref={panel} className={styles.columns}>
        <Stack gap={4} className={styles.main}>
          <Row justify="between" gap={2}>
            <p className={styles.title} id={`${id}code`}>
              Your code <span className={styles.language}>{languageNames[program.language]}</span>
            </p>
            <Button
              variant="quiet"
              size="small"
              icon={<Undo2 aria-hidden="true" />}
              onPress={() => editor.current?.replaceAll(program.code)}
            >
              Start again
            </Button>
          </Row>
          <CodeField
            ref={editor}
            labelledBy={`${id}code`}
            describedBy={result ? `${id}result` : undefined}
            language={program.language}
            code={code}
            onChange={change}
            marked={markedLine(result, isFinished ? undefined : stepLine)}
          />
          <Row gap={3}>
            {isBusy ? (
              <Button variant="primary" icon={<Square aria-hidden="true" />} onPress={run.stop}>
                Stop
              </Button>
            ) : (
              <Button variant="primary" icon={<Play aria-hidden="true" />} onPress={start}>
                Run
              </Button>
            )}
            {program.map ? (
              <Button icon={<StepForward aria-hidden="true" />} onPress={run.step}>
                Step
              </Button>
            ) : null}
            {program.map ? <p className={styles.help}>Step does one thing at a time.</p> : null}
          </Row>
          <div role="status" id={`${id}result`}>
            {result ? (
              <ResultBox result={result} onGoToLine={(line) => editor.current?.goToLine(line)} />
            ) : null}
          </div>
        </Stack>
        {program.map ? (
          <RobotPanel
            map={program.map}
            events={shownEvents}
            isStepping={!isBusy && !isFinished}
            mistakeLine={outcome?.kind === 'failed' ? result?.line : undefined}
          />
        ) : (
          <OutputPanel texts={run.texts} isEnded={outcome?.kind === 'done'} />
        )}
        {program.map ? <RobotWords /> : null}
      </div>
    </div>
  );
}

function markedLine(result: Result | undefined, stepLine: number | undefined) {
  if (result?.line !== undefined && result.tone === 'error') {
    return { line: result.line, kind: 'mistake' } as const;
  }
  return stepLine === undefined ? undefined : ({ line: stepLine, kind: 'step' } as const);
}

const icons = { success: CircleCheck, info: Info, error: TriangleAlert };

interface ResultBoxProps {
  result: Result;
  onGoToLine: (line: number) => void;
}

function ResultBox({ result: { tone, title, text, line }, onGoToLine }: ResultBoxProps) {
  const Icon = icons[tone];
  return (
    <Row nowrap align="start" gap={3} className={classNames(styles.result, `tone-${tone}`)}>
      <Icon aria-hidden="true" />
      <div className={styles.resultText}>
        <p className={styles.resultTitle}>{title}</p>
        {text ? (
          <p>
            <FormattedText text={text} />
          </p>
        ) : null}
        {line === undefined || tone !== 'error' ? null : (
          <Button variant="quiet" size="small" onPress={() => onGoToLine(line)}>
            Go to line {line}
          </Button>
        )}
      </div>
    </Row>
  );
}

function RobotWords() {
  return (
    <details className={styles.words}>
      <summary>
        <Info aria-hidden="true" />
        Words the robot knows
        <span className={styles.count}>{robotWords.length}</span>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </summary>
      <dl>
        {robotWords.map(({ word, meaning }) => (
          <div key={word}>
            <dt>
              <code>{word}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface RobotPanelProps {
  map: NonNullable<Program['map']>;
  events: readonly RobotEvent[];
  /** The line with an error. */
  mistakeLine: number | undefined;
  /** The learner presses Step: each new step is announced. */
  isStepping: boolean;
}

function RobotPanel({ map, events, mistakeLine, isStepping }: RobotPanelProps) {
  const id = useId();
  const place = placeAfter(map, events);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <p className={styles.title} id={id}>
        Robot
      </p>
      <RobotGrid map={map} place={place} />
      <p className={styles.says}>
        <span className="bold">Robot says</span> {place.said ?? <span className="muted">Nothing yet</span>}
      </p>
      <div className={styles.steps}>
        <p className={styles.title} id={`${id}steps`}>
          Step by step
        </p>
        <ol aria-labelledby={`${id}steps`} aria-live={isStepping ? 'polite' : 'off'}>
          <li>
            <span className={styles.step}>Start</span> {startText(map)}
          </li>
          {events.map((event, index) => {
            const key = `step ${index}`;
            return (
              <li key={key} data-crash={event.kind === 'crash' || undefined}>
                <span className={styles.step}>Line {event.line}</span> {eventText(event)}
              </li>
            );
          })}
          {mistakeLine === undefined ? null : (
            <li data-crash>
              <span className={styles.step}>Line {mistakeLine}</span> Stopped: there is a mistake.
            </li>
          )}
        </ol>
      </div>
    </section>
  );
}

interface OutputPanelProps {
  texts: readonly string[];
  isEnded: boolean;
}

function OutputPanel({ texts, isEnded }: OutputPanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <p className={styles.title} id={id}>
        Output
      </p>
      {texts.length === 0 ? (
        <p className="muted">
          {isEnded ? 'The program printed nothing.' : 'Run the code to see what it prints.'}
        </p>
      ) : (
        <pre className={styles.output} dir="ltr">
          {texts.join('\n')}
        </pre>
      )}
    </section>
  );
}
