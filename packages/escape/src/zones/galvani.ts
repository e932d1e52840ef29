export const galvani = `zone: galvani
title: GALVANI
players: 2-8
counts: d=150 s=31 hatches=4

   ABCDEFGHIJKLMNOPQRSTUVW
01 ...dd1...ddddd.2ddddds.
02 .dd..dsdd...dsdds.dd.d.
03 d..dd..dddss..sddd..ddd
04 dsd..dd..dd.dd..ddd.ddd
05 d.d.d..sd..ds.sd.sd...d
06 d.d.d.d..ddAdd..d.d...d
07 d.dsd.dsd.....d.d.d..sd
08 s.d.d.d.dd.H.dd.d.d.sdd
09 d.d.d.dd..sds.sdd.ds..d
10 d4d.dds.dds..dd..dd.d.d
11 dsd..ddd..ddds.dd..dd3d
12 dd.dd..sd..s.dd....dd.d
13 ..d...dd..dd.....dd..dd
14 ........dds.sdsdsdddd..
`
