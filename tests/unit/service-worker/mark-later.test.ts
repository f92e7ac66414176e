import { expect, test } from 'vitest';
import { markLater } from '../../../.ci/build/service-worker.mjs';

test('markLater marks the files that the HTML of the first page does not reference', () => {
  const html =
    '<script type="module" src="/school/assets/index-a1.js"></script><link href="/school/assets/index-b2.css">';
  const files = ['index.html', 'assets/index-a1.js', 'assets/index-b2.css', 'assets/users-screen-c3.js'];
  const marked = markLater(
    files.map((url) => ({ url })),
    html,
  );
  expect(marked.filter(({ later }) => later === undefined).map(({ url }) => url)).toEqual(files.slice(0, 3));
});
