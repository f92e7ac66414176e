import { Outlet, createFileRoute } from '@tanstack/react-router';

/** All pages that make requests; the public home page loads neither client nor cache. */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context }) => context.connect(),
  component: AppData,
  // Not split: it would be one more request.
  codeSplitGroupings: [],
});

function AppData() {
  const { queryClient, QueryClientProvider } = Route.useRouteContext();
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
