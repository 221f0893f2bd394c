CREATE TABLE "sales_months" (
	"month" date NOT NULL,
	"product_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"orders" integer NOT NULL,
	"units" integer NOT NULL,
	"revenue" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"refunds" bigint NOT NULL,
	"commission" bigint NOT NULL,
	CONSTRAINT "sales_months_month_product_id_currency_pk" PRIMARY KEY("month","product_id","currency"),
	CONSTRAINT "sales_months_bounds" CHECK ("sales_months"."orders" >= 0 and "sales_months"."units" >= 0 and "sales_months"."revenue" >= 0 and "sales_months"."discount" >= 0 and "sales_months"."refunds" >= 0)
);
--> statement-breakpoint
-- the sums of all regions are kept too: every day is computed again
DELETE FROM "figure_state";
