export const marconi = `zone: marconi
title: MARCONI
counts: d=206 s=51 hatches=4

   ABCDEFGHIJKLMNOPQRSTUVW
01 sddsdd.s..dsdddd...ddd.
02 d1sdddddsdsdsdddsdddd2d
03 ddddds.dddd.dddddddsddd
04 dddsdddsd.dsd.dsdddsddd
05 dd..ddddddddddddddd..sd
06 sd..ssdsd.dAd.sdsdd..sd
07 dddddd.ddd...dds.dddddd
08 ssdddd.sddsHsddd.sd.d..
09 .sd.dddddddsdddddddddd.
10 .dd..ddsd.s.d.ddddddds.
11 sdddddddddddsdddds..dds
12 ddddd..ddsddddddd.sd.ds
13 d4d..sdds.d.d.dssd..d3d
14 ddddssdds.....ddddsdddd
`
