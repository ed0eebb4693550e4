import { chromium } from '@playwright/test';
import http from 'node:http'; import fs from 'node:fs'; import path from 'node:path';
const [,, root, ...jobs] = process.argv;
const types={'.html':'text/html; charset=utf-8','.css':'text/css','.js':'text/javascript','.svg':'image/svg+xml','.woff2':'font/woff2','.csv':'text/csv'};
const srv=http.createServer((q,r)=>{let p=path.join(root,decodeURIComponent(new URL(q.url,'http://x').pathname)); if(p.endsWith('/'))p+='index.html'; fs.readFile(p,(e,b)=>{if(e){r.writeHead(404);r.end();}else{r.writeHead(200,{'content-type':types[path.extname(p)]??'application/octet-stream'});r.end(b);}})}).listen(0);
const port=srv.address().port;
const b=await chromium.launch({executablePath:'/usr/bin/chromium'});
for (const job of jobs){ const [url,w,out,act,media]=job.split('|'); const pg=await b.newPage({viewport:{width:+w,height:+w<500?844:900},colorScheme:process.env.DARK?'dark':'light'}); pg.on('console',m=>{if(m.type()==='error')console.log(m.text())}); pg.on('pageerror',e=>console.log(e));
 if(media) await pg.emulateMedia({media});
 await pg.goto(`http://localhost:${port}${url}`); await pg.waitForTimeout(400);
 if(act) console.log(await pg.evaluate(act)); await pg.waitForTimeout(200);
 if(out.endsWith('.pdf')) await pg.pdf({path:out,preferCSSPageSize:true,format:process.env.PAPER??'A4'}); else await pg.screenshot({path:out,fullPage:false}); 
 console.log(url, await pg.evaluate(()=>document.documentElement.scrollWidth)); await pg.close();}
await b.close(); srv.close();
