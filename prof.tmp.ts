import { build, preview } from 'vite';
import { chromium } from 'playwright';
const outDir=process.env['OUT']!;
if (!process.env['SKIP']) await build({ mode:'demo', logLevel:'error', build:{ outDir, emptyOutDir:true, minify:false }});
const server = await preview({ build:{outDir}, preview:{port:0,strictPort:false}});
const baseURL=server.resolvedUrls!.local[0]!;
const browser = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell', args:['--no-sandbox']});
const context = await browser.newContext({baseURL});
const page = await context.newPage();
await page.goto('/auth/login');
await page.getByLabel('Email or username').fill('thandi');
await page.getByLabel('Password', { exact: true }).fill('Learn2code!');
await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
await page.waitForURL((u)=>u.pathname!=='/auth/login');
await page.goto('/grades/grd-4/subjects/sub-4-maths/topics/top-4-fractions/activity-editor/act-4-fractions-halves');
await page.getByRole('button', { name: 'Edit', exact: true }).click();
const cards = page.getByRole('list', { name: 'Questions' }).locator('> li');
await cards.nth(4).waitFor();
for (let c = await cards.count(); c<50; c++){ await page.getByRole('button',{name:`Duplicate Question ${1+(c%5)}`,exact:true}).click(); await cards.nth(c).waitFor(); }
const cdp = await context.newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate',{rate:4});
const field = page.getByRole('group',{name:/^Question 25: /}).getByRole('textbox').first();
await field.fill(''); await field.focus();
await page.evaluate(()=>{document.addEventListener('keydown',({timeStamp})=>requestAnimationFrame(()=>setTimeout(()=>performance.measure('key',{start:timeStamp}))),{capture:true});});
await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval',{interval:200}); 
const events:any[]=[]; 


const text='How many quarters are there in one and a half?';
for (const l of text){ const b=await page.evaluate(()=>performance.getEntriesByName('key').length); await page.keyboard.press(l===' '?'Space':l); await page.waitForFunction(c=>performance.getEntriesByName('key').length>c,b);}
const profile:any={nodes:[],samples:[],timeDeltas:[]};

const times = await page.evaluate(()=>performance.getEntriesByName('key').map(e=>e.duration));
times.sort((a,b)=>a-b); console.log('median',times[times.length>>1],'max',times.at(-1),'dom',await page.evaluate(()=>document.querySelectorAll('*').length));
const self=new Map<string,number>(); const total=new Map<string,number>();
const byId=new Map(profile.nodes.map((n:any)=>[n.id,n])); const parent=new Map<number,number>();
for(const n of profile.nodes) for(const c of n.children??[]) parent.set(c,n.id);
const d=profile.timeDeltas!; profile.samples!.forEach((s:number,i:number)=>{const t=d[i]!/1000; const n:any=byId.get(s); const k=n.callFrame.functionName+' '+n.callFrame.url.split('/').pop()+':'+n.callFrame.lineNumber; self.set(k,(self.get(k)??0)+t); const seen=new Set<string>(); let x:number|undefined=s; while(x!==undefined){const m:any=byId.get(x); const kk=m.callFrame.functionName+' '+m.callFrame.url.split('/').pop()+':'+m.callFrame.lineNumber; if(!seen.has(kk)){seen.add(kk); total.set(kk,(total.get(kk)??0)+t);} x=parent.get(x);} });
const top=(m:Map<string,number>,n:number)=>[...m].sort((a,b)=>b[1]-a[1]).slice(0,0).forEach(([k,v])=>console.log((v/46).toFixed(2).padStart(8),k));
console.log('SELF ms/key'); top(self,25); console.log('TOTAL'); top(total,60);
await browser.close(); await server.close();
