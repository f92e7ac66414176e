import { Suspense, lazy } from 'react';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { FormattedText } from '../text/formatted-text.tsx';
import type { Program } from './program.ts';

interface LazyProgramProps {
  program: Program;
  storageKey: string;
}

/** Editor, parser and map load only for a question with a program. Without them, the code is shown. */
const ProgramView = lazy(async () => {
  try {
    return { default: (await import('./program-view.tsx')).ProgramView };
  } catch {
    return { default: PlainProgram };
  }
});

/** A fence longer than any run of backticks in the code. */
const fence = '`'.repeat(20);

const PlainProgram = ({ program }: LazyProgramProps) => (
  <Stack gap={3}>
    <div>
      <FormattedText text={`${fence}\n${program.code}\n${fence}`} />
    </div>
    <Row as="p">The code cannot run now. Check the internet, then load the page again.</Row>
  </Stack>
);

export const LazyProgram = (props: LazyProgramProps) => (
  <div data-code>
    <Suspense fallback={<Skeleton height="20rem" />}>
      <ProgramView {...props} />
    </Suspense>
  </div>
);
