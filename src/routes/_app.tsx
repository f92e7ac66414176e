import { Outlet, createFileRoute } from '@tanstack/react-router';

/** All pages that make requests. The public home page loads neither client nor query cache. */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context }) => context.connect(),
  component: AppData,
  // One file saves a request.
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
