import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#api/query-client.ts';
import { AskParent } from './ask-parent.tsx';

/** For a page that otherwise makes no calls, so that no query client is provided around it. */
export const AskParentWithData = ({ learnerId }: { learnerId: string }) => (
  <QueryClientProvider client={queryClient}>
    <AskParent learnerId={learnerId} />
  </QueryClientProvider>
);
