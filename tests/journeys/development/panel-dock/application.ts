import { mountPanel } from '#mocks/panel/host/panel-host.ts';

/** A page whose layout depends on the window in each way that resize-page.ts covers. */
const style = document.createElement('style');
style.textContent = `
  body { margin: 0; min-height: 100vh; }
  #tall { height: 200vh; }
  #toast { position: fixed; inset: auto 0 0 auto; width: 50px; height: 50px; }
  #bar { position: sticky; bottom: 0; height: 40px; }
  #layout::after { content: 'wide'; }
  @media (max-width: 800px) { #layout::after { content: 'narrow'; } }`;
document.head.append(style);
document.body.innerHTML = `
  <p id="layout"></p><p>Script: <output></output></p><button>Save</button>
  <div id="tall"></div><div id="bar"></div><div id="toast"></div>`;

const query = matchMedia('(max-width: 800px)');
const report = () => {
  const output = document.querySelector('output');
  if (output) output.textContent = query.matches ? 'narrow' : 'wide';
};
query.addEventListener('change', report);
report();

mountPanel({ pageUrl: '/panel', control: { name: 'the control' } });
