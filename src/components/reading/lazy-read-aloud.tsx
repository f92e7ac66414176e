import { lazy, type ComponentProps } from 'react';
import { OptionalPart } from '#components/page/optional-part.tsx';

const ReadAloud = lazy(async () => ({ default: (await import('./read-aloud.tsx')).ReadAloud }));

/** The width of an icon button. */
const place = { display: 'block', flex: 'none', width: 44 };

/** Loads the button only for learners whose screens are read aloud, and keeps its place meanwhile. */
export const LazyReadAloud = (props: ComponentProps<typeof ReadAloud>) => (
  <OptionalPart name="read aloud" fallback={<span className={props.className} style={place} />}>
    <ReadAloud {...props} />
  </OptionalPart>
);
