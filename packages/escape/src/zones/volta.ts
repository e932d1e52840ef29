export const volta = `zone: volta
title: VOLTA
counts: d=178 s=54 hatches=4

   ABCDEFGHIJKLMNOPQRSTUVW
01 .......................
02 ...dsdddsd.s.dddsddd...
03 .dddddddddd.ddddsddsdd.
04 d1dsdddsd.dsd.dsdddsd2d
05 sds.d..ddddddddd..d.dsd
06 ddss.sdddddAdddssd.ddsd
07 d.dddd.ds.....ddd.ddddd
08 ds.dddssddsHsddddd.sdss
09 dsdsdddddddsdddddddddds
10 sdd...dsdsdddsdsd...ddd
11 s4dddd.dddd.sddd.dddd3s
12 dddddssddsd.ddddd.ddsds
13 ..dd.sd.dddsddds.dssd..
14 ....dddds.d.s.dd.sd....
`
