import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';

/** Rows or cards that are still to come. */
export function RowsSkeleton({
  text,
  rows,
  height = '36px',
}: {
  text: string;
  rows: number;
  height?: string;
}) {
  return (
    <Loading text={text}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Loading>
  );
}
