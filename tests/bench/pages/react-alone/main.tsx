import { createRoot } from 'react-dom/client';

/** The smallest page that React renders in the browser. */
const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no element with the id root.');
createRoot(root).render(
  <>
    <h1>React alone</h1>
    <p>A heading and a paragraph, without further resources.</p>
  </>,
);
