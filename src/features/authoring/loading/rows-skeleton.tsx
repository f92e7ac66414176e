import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';

/** Stands in for rows or cards while they load. */
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
