import { chromium } from '@playwright/test';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
const types={'.html':'text/html','.css':'text/css','.js':'text/javascript','.svg':'image/svg+xml','.woff2':'font/woff2','.webp':'image/webp','.avif':'image/avif','.json':'application/json','.jpg':'image/jpeg','.png':'image/png'};
const [,, kind='wide', ...only]=process.argv;
let root='';
const server=createServer(async(q,r)=>{let p=decodeURIComponent(new URL(q.url,'http://x').pathname);if(p.endsWith('/'))p+='index.html';try{const b=await readFile(join(root,p));r.writeHead(200,{'content-type':types[extname(p)]??'text/plain'});r.end(b)}catch{r.writeHead(404);r.end()}}).listen(0);
const port=server.address().port;
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const brands=only.length?only:(await import('node:fs')).readdirSync('/tmp/wt/extras-out/sites').filter(n=>n.includes('-')).sort();
for(const b of brands){
  root='/tmp/wt/extras-out/sites/'+b;
  const size={wide:{width:1440,height:900},phone:{width:390,height:844},tablet:{width:820,height:1100},dark:{width:1440,height:900}}[kind]??{width:1440,height:900};
  const ctx=await browser.newContext({viewport:size,colorScheme:kind==='dark'?'dark':'light',reducedMotion:'reduce'});
  const page=await ctx.newPage();
  await page.goto(`http://127.0.0.1:${port}/menu/`);
  await page.waitForTimeout(400);
  if(kind==='paper'){await page.pdf({path:`/tmp/wt/extras-out/${b}-paper.pdf`,format:'Letter'});}
  else{
    await page.evaluate(()=>{const d=document.querySelectorAll('.menu-fold');d.forEach((x,i)=>{if(i<2)x.open=true});for(const e of document.querySelectorAll('[class*=feedback],.launcher,assistant-launcher,.floating'))e.remove?.()});
    const el=await page.$('.menu-page-columns');
    const box=await el.boundingBox();
    const h=Math.min(box.height,kind==='phone'?3200:2300);
    await page.screenshot({path:`/tmp/wt/extras-out/${b}-${kind}.png`,fullPage:true,clip:{x:0,y:box.y,width:size.width,height:h}});
  }
  await ctx.close();
}
await browser.close();server.close();
