export const htmlStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { line-height: 1.2; }
h2 { margin-top: 2.5rem; }
article { margin: 1rem 0; padding: 0.5rem 1rem 1rem; border: 1px solid; border-left: 0.375rem solid light-dark(#b3261e, #ff8a80); border-radius: 0.5rem; }
h3 { margin: 0.5rem 0; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
details { margin-top: 0.75rem; }
pre { overflow: auto; max-height: 30rem; padding: 0.75rem; border-radius: 0.25rem; background: light-dark(#f3f4f6, #22262e); }
table { width: 100%; margin: 1rem 0; border-collapse: collapse; table-layout: fixed; }
caption { text-align: start; font-weight: 700; padding: 0.5rem 0; }
th, td { padding: 0.25rem 0.5rem; border-top: 1px solid light-dark(#d0d4da, #444b57); text-align: start; font-weight: 400; overflow-wrap: anywhere; }
thead th { font-weight: 600; overflow-wrap: normal; }
.deviates { color: light-dark(#b3261e, #ff8a80); font-weight: 700; }
.passed { color: light-dark(#1b6e3c, #7ddc9f); }
.waived, .absent, .untried { color: light-dark(#7a4b00, #f2c063); }
li { overflow-wrap: anywhere; }
@media (width < 30rem) { table { table-layout: auto; } td:nth-child(2) { overflow-wrap: normal; } dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 0.5rem; } }
`;
