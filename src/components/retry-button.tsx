import { RotateCw } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import type { QueryFailure } from './use-query-failure.ts';

/** Loads again what a part of a page could not load. */
export const RetryButton = ({ failure: { retry, isRetrying } }: { failure: Omit<QueryFailure, 'error'> }) => (
  <Button icon={<RotateCw aria-hidden="true" />} onPress={retry} busy={isRetrying ? 'Loading…' : undefined}>
    Try again
  </Button>
);
