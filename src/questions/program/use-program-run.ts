import { useEffect, useReducer, useRef } from 'react';
import { normalizePunctuation } from '#openapi/rules/text.ts';
import type { Outcome, Printed } from './interpreter/protocol.ts';
import { runProgram } from './interpreter/run-program.ts';
import type { Program } from './program.ts';
import type { RobotEvent } from './robot/robot-events.ts';
import { traceLines } from './trace-lines.ts';

/** Milliseconds between two events of the robot on the screen; shorter after many, which only a loop makes. */
const pauseAfter = (shown: number): number => (shown < 20 ? 500 : 80);

/** Milliseconds within which a second press belongs to a double click. */
const doubleClick = 400;

export interface RunState {
  /** Undefined before the first run, and after a change of the code. */
  outcome: Outcome | undefined;
  isRunning: boolean;
  texts: readonly string[];
  events: readonly RobotEvent[];
  /** The number of events on the screen. */
  shown: number;
  /** Events follow one another without a press. */
  isPlaying: boolean;
}

const initial: RunState = {
  outcome: undefined,
  isRunning: false,
  texts: [],
  events: [],
  shown: 0,
  isPlaying: false,
};

type Change =
  | { kind: 'reset' }
  | { kind: 'run'; isPlaying: boolean }
  | { kind: 'printed'; printed: Printed }
  | { kind: 'ended'; outcome: Outcome }
  | { kind: 'show'; count: number };

function reduce(state: RunState, change: Change): RunState {
  switch (change.kind) {
    case 'reset':
      return initial;
    case 'run':
      return { ...initial, isRunning: true, isPlaying: change.isPlaying };
    case 'printed': {
      const { printed } = change;
      return printed.kind === 'text'
        ? { ...state, texts: [...state.texts, printed.text] }
        : { ...state, events: [...state.events, printed.event] };
    }
    case 'ended': {
      // The first press on Step shows the first event.
      const shown = state.isPlaying ? 0 : Math.min(1, state.events.length);
      return { ...state, isRunning: false, outcome: change.outcome, shown };
    }
    case 'show': {
      const shown = Math.min(change.count, state.events.length);
      return { ...state, shown, isPlaying: state.isPlaying && shown < state.events.length };
    }
  }
}

const hasReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs a program, and shows the events of its robot one after the other. */
export function useProgramRun(program: Program, code: string) {
  const [state, change] = useReducer(reduce, initial);
  const cancel = useRef<() => void>(undefined);
  const startedAt = useRef(0);
  useEffect(() => () => cancel.current?.(), []);

  const { outcome, isPlaying, shown, events } = state;
  useEffect(() => {
    if (!outcome || !isPlaying) return;
    if (hasReducedMotion()) {
      change({ kind: 'show', count: events.length });
      return;
    }
    const timer = setTimeout(() => change({ kind: 'show', count: shown + 1 }), pauseAfter(shown));
    return () => clearTimeout(timer);
  }, [outcome, isPlaying, shown, events]);

  const run = (options: { isPlaying: boolean }) => {
    cancel.current?.();
    startedAt.current = performance.now();
    change({ kind: 'run', ...options });
    const { language, map } = program;
    // Phones type curly quotes, which no language knows.
    const plain = normalizePunctuation(code);
    const started = runProgram({ language, map, code: map ? traceLines(plain) : plain }, (printed) =>
      change({ kind: 'printed', printed }),
    );
    cancel.current = started.cancel;
    const end = async () => {
      const ended = await started.ended;
      if (cancel.current === started.cancel) change({ kind: 'ended', outcome: ended });
    };
    void end();
  };

  return {
    ...state,
    /** The program has ended, and all events are on the screen. */
    isFinished: outcome !== undefined && shown === events.length,
    run: () => run({ isPlaying: true }),
    /** Shows the next event; runs the program first if necessary. */
    step: () => {
      if (state.isRunning || isPlaying) return;
      if (outcome && shown < events.length) change({ kind: 'show', count: shown + 1 });
      else run({ isPlaying: false });
    },
    /** Ends the program, or shows at once what its robot did. */
    stop: () => {
      // The second press of a double click.
      if (performance.now() - startedAt.current < doubleClick) return;
      cancel.current?.();
      change({ kind: 'show', count: events.length });
    },
    reset: () => {
      cancel.current?.();
      cancel.current = undefined;
      change({ kind: 'reset' });
    },
  };
}
