import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { problemText } from '#components/problem-text.ts';
import { RetryButton } from '#components/retry-button.tsx';
import { useQueryFailure } from '#components/use-query-failure.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Heading, type HeadingLevel } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import styles from './person.module.css';

/** The level of the headings: one below that of the name. */
export const SectionLevel = createContext<HeadingLevel>(3);

interface PersonSectionProps<Data> {
  title: string;
  failedTitle: string;
  query: UseQueryResult<Data>;
  action?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of a person's data, which loads and fails separately from the others. */
export function PersonSection<Data>(props: PersonSectionProps<Data>) {
  const { title, failedTitle, query, action, children } = props;
  return (
    <Stack as="section" gap={3} className={styles.section} aria-label={title} aria-busy={query.isPending}>
      <Row justify="between" align="baseline" className={styles.sectionHead}>
        <Heading level={use(SectionLevel)} className="fs-1">
          {title}
        </Heading>
        {action}
      </Row>
      <SectionContent failedTitle={failedTitle} query={query}>
        {children}
      </SectionContent>
    </Stack>
  );
}

function SectionContent<Data>({
  failedTitle,
  query,
  children,
}: Pick<PersonSectionProps<Data>, 'failedTitle' | 'query' | 'children'>) {
  const failure = useQueryFailure(query);
  if (query.data !== undefined) return children(query.data);
  if (!failure) return <Skeleton shape="box" width="100%" height="64px" />;
  const { title, advice } = problemText(failure.error);
  return (
    <Stack gap={2} className="fs-0">
      <p>
        <strong>{failedTitle}</strong>: {title}. {advice}
      </p>
      <div>
        <RetryButton failure={failure} />
      </div>
    </Stack>
  );
}
