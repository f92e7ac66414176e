import { Fragment } from 'react';
import type { Limit } from '../schema/limits.ts';

export function LimitList({ limits }: { limits: Limit[] }) {
  const all = new Map(limits.map((limit) => [JSON.stringify(limit), limit]));
  if (all.size === 0) return null;
  return (
    <p className="limits">
      {[...all].map(([key, limit], index) => (
        <Fragment key={key}>
          {index > 0 && '; '}
          {limit.map((part, partIndex) =>
            typeof part === 'string' ? part : <code key={partIndex}>{part.code}</code>,
          )}
        </Fragment>
      ))}
    </p>
  );
}
