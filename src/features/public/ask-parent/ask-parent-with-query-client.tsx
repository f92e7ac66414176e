import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#api/query-client.ts';
import { AskParent } from './ask-parent.tsx';

/** For a page that is rendered outside the query client's provider. */
export const AskParentWithQueryClient = ({ learnerId }: { learnerId: string }) => (
  <QueryClientProvider client={queryClient}>
    <AskParent learnerId={learnerId} />
  </QueryClientProvider>
);
