import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no element with the id root.');
createRoot(root).render(
  <>
    <h1>React alone</h1>
    <p>A heading and a paragraph, without other resources.</p>
  </>,
);
