/** Repeats the colours and shapes of `src/ui/styles/tokens.css` that the page needs, so that it loads no other file. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fffdf7, #14162b);
  --surface: light-dark(#ffffff, #1d2040);
  --sunken: light-dark(#f7f3e8, #181a34);
  --ink: light-dark(#1b1f3b, #f2f3fb);
  --muted: light-dark(#565b76, #b9bdd8);
  --line: light-dark(#e3ddcc, #383d70);
  --control: light-dark(#7a7f99, #8d93c2);
  --primary: light-dark(#4b3fd6, #a9a4ff);
  --primary-hover: light-dark(#3d32bd, #bcb8ff);
  --primary-edge: light-dark(#2c2390, #6b63e0);
  --on-primary: light-dark(#ffffff, #14162b);
  --sun-soft: light-dark(#fff1cc, #43361a);
  --sun-text: light-dark(#6b4700, #ffdd8f);
  --success-soft: light-dark(#e1f4e9, #173d30);
  --success-text: light-dark(#14603a, #9be8c0);
  --error: light-dark(#b3261e, #ffa29a);
  --error-soft: light-dark(#fde9e6, #4b2029);
  --error-text: light-dark(#9c1c15, #ffbdb7);
  --hero: light-dark(#4b3fd6, #3a30b0);
  --focus: light-dark(#1b1f3b, #ffc53d);
  --focus-gap: light-dark(#ffc53d, #14162b);
  --display: 'Nunito', ui-rounded, 'Segoe UI', system-ui, sans-serif;
  --body: 'Springbyte Digits', 'Atkinson Hyperlegible', 'Segoe UI', system-ui, sans-serif;
}
*, ::before, ::after { box-sizing: border-box; margin: 0; }
body {
  min-height: 100svh; display: grid; grid-template-rows: auto 1fr auto;
  background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--body); overflow-wrap: anywhere;
}
h1, legend, button, strong, .brand, .badge, .figure, .back { font-family: var(--display); }
svg { display: block; flex: none; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 2px var(--focus-gap); }

.top {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px;
  min-height: 64px; padding: 8px 32px; background: var(--surface); border-bottom: 2px solid var(--line);
}
.brand { display: flex; align-items: center; gap: 10px; font-size: 1.375rem; font-weight: 900; }
.badge {
  padding: 2px 12px; border-radius: 999px; background: var(--sun-soft); color: var(--sun-text);
  font-size: 0.875rem; font-weight: 700;
}
main { display: grid; place-items: center; padding: 32px; }
.panel {
  width: 100%; max-width: 920px; display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
  background: var(--surface); border: 2px solid var(--line); border-radius: 24px; overflow: clip;
}
.panel.narrow { max-width: 520px; grid-template-columns: minmax(0, 1fr); }

/* The indigo panel, with dots as on shweshwe cloth */
.hero {
  display: flex; flex-direction: column; justify-content: space-between; gap: 32px; padding: 32px; color: #fff;
  background:
    radial-gradient(circle, rgb(255 255 255 / 0.11) 4px, transparent 4.5px) 0 0 / 56px 56px,
    radial-gradient(circle, rgb(255 255 255 / 0.09) 2px, transparent 2.5px) 28px 28px / 56px 56px,
    radial-gradient(circle, rgb(255 255 255 / 0.07) 1.5px, transparent 2px) 14px 28px / 28px 56px, var(--hero);
}
.hero p { color: light-dark(#e4e1ff, #dddaff); }
.hero .figure { color: #fff; font-size: 2.75rem; font-weight: 900; line-height: 1.15; }
.card { width: 100%; max-width: 320px; height: auto; margin: auto; rotate: -4deg; }

.content { display: grid; align-content: start; gap: 20px; padding: 32px; }
h1 { font-size: 1.75rem; font-weight: 800; line-height: 1.15; }
.muted { color: var(--muted); }
h1 + .muted { margin-top: -12px; }
dl { border-block: 2px solid var(--line); padding-block: 8px; font-variant-numeric: tabular-nums; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding-block: 4px; }
dd { white-space: nowrap; }
.total { margin-top: 4px; font: 800 1.125rem/1.5 var(--display); }
.promotion { color: var(--success-text); }
.small { margin-top: 8px; font-size: 0.875rem; }
time { white-space: nowrap; }
.note { display: flex; gap: 12px; padding: 12px 16px; border-radius: 14px; background: var(--sunken); }
.note svg { margin-top: 2px; }
.demo { background: var(--sun-soft); color: var(--sun-text); }
.state-paid { background: var(--success-soft); color: var(--success-text); }
.state-failed { background: var(--error-soft); color: var(--error-text); }

fieldset { min-width: 0; padding: 0; border: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
legend { padding: 0 0 8px; font-weight: 700; }
button, .back {
  min-height: 48px; margin-bottom: 4px; padding: 8px 16px; border: 2px solid var(--control); border-radius: 14px;
  background: var(--surface); color: var(--ink); box-shadow: 0 4px 0 var(--control); font-size: 1rem;
  font-weight: 800; text-align: center; text-decoration: none; cursor: pointer; transition: translate 120ms;
}
button:hover, .back:hover { background: var(--sunken); }
button:active, .back:active { translate: 0 4px; box-shadow: none; }
button:focus-visible, .back:focus-visible { box-shadow: 0 0 0 2px var(--focus-gap); }
.back { display: grid; place-items: center; }
.pay { grid-column: 1 / -1; min-height: 56px; font-size: 1.125rem; }
.pay, .back { border-color: transparent; background: var(--primary); color: var(--on-primary); box-shadow: 0 4px 0 var(--primary-edge); }
.pay:hover, .back:hover { background: var(--primary-hover); }
.fail { border-color: var(--error); color: var(--error-text); box-shadow: 0 4px 0 var(--error); }
.fail:hover { background: var(--error-soft); }
footer { padding: 0 32px 24px; color: var(--muted); font-size: 0.875rem; text-align: center; }

@media (max-width: 760px) {
  .top { padding-inline: 16px; }
  main { place-items: start stretch; padding: 16px; }
  .panel { grid-template-columns: minmax(0, 1fr); max-width: 520px; margin-inline: auto; border-radius: 20px; }
  .hero, .content { padding: 20px; }
  .hero { gap: 16px; }
  .hero .figure { font-size: 2.25rem; }
  .card { display: none; }
  footer { padding-inline: 16px; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;
